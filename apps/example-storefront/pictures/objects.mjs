import { circle, ellipse, group, line, rect, shape, times } from './svg.mjs';

const CLOTH = 'url(#cloth)';
const shadow = (cx, cy, rx) => ellipse(cx, cy, rx, 26, '#000', { opacity: 0.1 });

/** One drawing per kind of thing, in a box of 1000 × 1000, standing on y = 830; `cloth` is the pattern in the defs. */
export const OBJECTS = {
  bag: ({ deep, mid }) =>
    shadow(500, 836, 290) +
    line('M385 420 C385 200 615 200 615 420', deep, 30) +
    shape('M255 400 H745 L790 800 Q792 834 756 834 H244 Q208 834 210 800 Z', CLOTH) +
    rect(252, 394, 496, 40, mid, { rx: 8 }),
  mug: ({ deep, mid, resist }) =>
    shadow(480, 836, 240) +
    line('M650 430 C830 410 830 700 645 690', mid, 52) +
    shape('M280 340 H670 V730 Q670 834 566 834 H384 Q280 834 280 730 Z', CLOTH) +
    ellipse(475, 340, 195, 44, resist) +
    ellipse(475, 346, 170, 32, deep),
  lamp: ({ deep, accent, resist }) =>
    shadow(500, 836, 190) +
    shape('M300 540 L140 834 H860 L700 540 Z', accent, { opacity: 0.14 }) +
    rect(484, 540, 32, 270, deep) +
    ellipse(500, 816, 150, 26, deep) +
    shape('M400 190 H600 L740 540 H260 Z', CLOTH) +
    rect(394, 176, 212, 22, resist, { rx: 8 }) +
    rect(254, 532, 492, 24, resist, { rx: 10 }),
  chair: ({ deep, mid }) =>
    shadow(500, 846, 280) +
    line('M330 640 L280 840 M670 640 L720 840 M360 470 V600 M640 470 V600', deep, 34) +
    rect(310, 180, 380, 330, CLOTH, { rx: 110 }) +
    rect(270, 570, 460, 100, mid, { rx: 46 }) +
    rect(270, 570, 460, 52, CLOTH, { rx: 26 }),
  stool: ({ deep, mid }) =>
    shadow(500, 846, 250) +
    line('M350 500 L290 840 M650 500 L710 840 M500 520 V842 M320 700 H680', deep, 32) +
    ellipse(500, 470, 260, 70, mid) +
    ellipse(500, 440, 260, 70, CLOTH),
  scarf: ({ deep, mid }) =>
    line('M140 210 H860', deep, 26) +
    times(6, (at) => line(`M${600 + at * 27} 604 V668`, mid, 8)) +
    shape('M560 205 Q640 180 700 210 L750 610 H570 Z', CLOTH) +
    shape('M560 205 L660 205 L690 610 H570 Z', '#000', { opacity: 0.2 }) +
    times(13, (at) => line(`M${298 + at * 29} 724 V792`, mid, 8)) +
    shape('M300 200 Q470 150 640 200 L660 730 H286 Z', CLOTH),
  cloth: ({ resist, mid }) =>
    shadow(500, 836, 340) +
    rect(180, 660, 640, 170, CLOTH, { rx: 60 }) +
    rect(200, 500, 600, 176, mid, { rx: 62 }) +
    line('M230 560 H770 M230 612 H770', resist, 6, { 'stroke-dasharray': '1 16' }) +
    rect(190, 330, 620, 186, CLOTH, { rx: 66 }) +
    line('M250 650 H752 M250 494 H752', '#000', 6, { opacity: 0.14 }),
  cushion: ({ mid }) =>
    shadow(500, 816, 300) +
    shape('M210 250 Q500 310 790 250 Q730 520 790 800 Q500 744 210 800 Q270 520 210 250 Z', mid) +
    shape('M240 284 Q500 336 760 284 Q708 520 760 766 Q500 716 240 766 Q292 520 240 284 Z', CLOTH),
  print: ({ deep, accent, resist, mid }) =>
    rect(262, 172, 500, 680, '#000', { opacity: 0.1 }) +
    rect(250, 150, 500, 680, deep) +
    rect(272, 172, 456, 636, '#fbf8f1') +
    rect(320, 220, 360, 540, CLOTH) +
    circle(560, 350, 70, accent) +
    shape('M320 640 Q430 540 520 620 T680 590 V760 H320 Z', mid) +
    shape('M320 700 Q450 640 560 700 T680 690 V760 H320 Z', resist),
  vase: ({ deep }) =>
    shadow(500, 838, 190) +
    line('M500 330 C480 220 400 190 350 130 M505 330 C520 200 580 190 640 110 M500 330 V120', deep, 12) +
    times(7, (at) => group(`rotate(${-60 + at * 20} 500 330)`, ellipse(500, 150, 20, 50, deep))) +
    shape('M430 320 H570 Q560 400 640 500 Q740 640 620 834 H380 Q260 640 360 500 Q440 400 430 320 Z', CLOTH),
  bowl: ({ deep, mid }) =>
    shadow(500, 790, 220) +
    shape('M200 440 H800 Q800 700 620 776 H380 Q200 700 200 440 Z', CLOTH) +
    ellipse(500, 440, 300, 70, mid) +
    ellipse(500, 448, 264, 50, deep) +
    shape('M390 776 H610 L596 800 H404 Z', deep),
  plate: ({ resist, mid }) =>
    circle(512, 524, 330, '#000', { opacity: 0.1 }) +
    circle(500, 500, 330, resist) +
    circle(500, 500, 312, CLOTH) +
    circle(500, 500, 196, mid) +
    circle(500, 500, 180, resist),
  candle: ({ deep, accent, mid, resist }) =>
    shadow(500, 838, 190) +
    circle(500, 250, 120, accent, { opacity: 0.18 }) +
    shape('M500 160 Q566 262 500 320 Q434 262 500 160', accent) +
    line('M500 312 V372', deep, 10) +
    rect(350, 370, 300, 464, CLOTH, { rx: 34 }) +
    ellipse(500, 386, 150, 30, resist) +
    rect(400, 520, 200, 150, resist, { rx: 10 }) +
    circle(500, 595, 42, mid),
  notebook: ({ deep, accent, resist }) =>
    rect(286, 196, 470, 640, '#000', { opacity: 0.1, rx: 22 }) +
    rect(280, 176, 450, 640, resist, { rx: 20 }) +
    rect(264, 170, 450, 640, CLOTH, { rx: 20 }) +
    rect(264, 170, 74, 640, deep, { rx: 20 }) +
    rect(400, 290, 220, 130, resist, { rx: 8 }) +
    line('M640 170 V810', accent, 14),
  shirt: ({ deep, resist }) =>
    shape('M370 190 Q500 250 630 190 L840 320 L770 480 L690 440 V830 H310 V440 L230 480 L160 320 Z', CLOTH) +
    line('M372 192 Q500 300 628 192', resist, 20) +
    line('M500 256 V470', resist, 10) +
    times(4, (at) => circle(500, 310 + at * 48, 9, deep)),
  basket: ({ deep, mid, accent }) =>
    shadow(500, 836, 270) +
    line('M340 420 C340 190 660 190 660 420', deep, 30) +
    shape('M220 420 H780 L710 800 Q704 834 670 834 H330 Q296 834 290 800 Z', CLOTH) +
    rect(206, 396, 588, 54, accent, { rx: 26 }) +
    rect(262, 640, 476, 22, mid),
  table: ({ deep, mid }) =>
    shadow(500, 848, 340) +
    line('M270 500 L220 840 M730 500 L780 840', deep, 34) +
    rect(140, 410, 720, 90, mid, { rx: 30 }) +
    rect(140, 396, 720, 60, CLOTH, { rx: 26 }) +
    ellipse(500, 372, 150, 40, deep) +
    ellipse(500, 362, 150, 36, mid),
  clock: ({ deep, accent, resist }) =>
    circle(512, 516, 320, '#000', { opacity: 0.1 }) +
    circle(500, 500, 320, CLOTH) +
    circle(500, 500, 220, resist) +
    times(12, (at) => group(`rotate(${at * 30} 500 500)`, line('M500 306 V326', deep, 10))) +
    line('M500 500 V360', deep, 18) +
    line('M500 500 L600 560', deep, 18) +
    circle(500, 500, 18, accent),
  jewel: ({ deep, accent }) =>
    [370, 630]
      .map(
        (x) =>
          line(`M${x} 240 C${x - 40} 190 ${x + 40} 190 ${x} 250 V330`, deep, 12) +
          circle(x, 350, 22, accent) +
          shape(`M${x} 380 L${x + 110} 600 Q${x} 800 ${x - 110} 600 Z`, CLOTH),
      )
      .join(''),
  necklace: ({ mid, accent, resist, deep }) =>
    times(23, (at) => {
      const turn = Math.PI * (0.06 + (at / 22) * 0.88);
      const [x, y, size] = [500 - Math.cos(turn) * 270, 230 + Math.sin(turn) * 430, 22 + Math.sin(turn) * 14];
      return circle(x, y, size, [deep, mid, accent, mid][at % 4]) + circle(x - size * 0.25, y - size * 0.25, size * 0.28, resist);
    }) +
    circle(500, 745, 74, CLOTH) +
    circle(500, 745, 74, 'none', { stroke: accent, 'stroke-width': 12 }),
  gown: ({ resist, mid }) =>
    shadow(500, 856, 300) +
    shape(
      'M400 150 Q500 205 600 150 Q700 175 740 260 L850 500 L740 550 L680 440 L790 850 H210 L320 440 L260 550 L150 500 L260 260 Q300 175 400 150 Z',
      CLOTH,
    ) +
    line('M402 152 Q500 250 598 152', resist, 20) +
    line('M500 210 V420', resist, 12) +
    line('M214 838 H786', mid, 24, { 'stroke-linecap': 'butt' }),
  rug: ({ resist, mid }) =>
    times(22, (at) => line(`M${222 + at * 26.5} 176 V140 M${222 + at * 26.5} 824 V860`, resist, 8)) +
    rect(210, 170, 580, 660, mid) +
    rect(240, 200, 520, 600, resist) +
    rect(256, 216, 488, 568, CLOTH),
  gift: ({ accent, mid }) =>
    shadow(500, 838, 300) +
    rect(240, 420, 520, 414, CLOTH, { rx: 14 }) +
    rect(210, 340, 580, 110, mid, { rx: 16 }) +
    rect(460, 340, 80, 494, accent) +
    line('M500 336 C380 160 260 280 500 336 C740 280 620 160 500 336', accent, 34),
  ticket: ({ resist, accent, deep }) =>
    group(
      'rotate(-9 500 500)',
      shape('M130 320 H870 V440 A60 60 0 0 0 870 560 V680 H130 V560 A60 60 0 0 0 130 440 Z', '#000', {
        opacity: 0.1,
        transform: 'translate(12 20)',
      }) +
        shape('M130 320 H870 V440 A60 60 0 0 0 870 560 V680 H130 V560 A60 60 0 0 0 130 440 Z', CLOTH) +
        rect(250, 380, 330, 240, resist, { rx: 10 }) +
        circle(415, 500, 74, accent) +
        line('M680 340 V660', resist, 8, { 'stroke-dasharray': '2 26' }) +
        line('M760 420 V580 M796 420 V580', deep, 12),
    ),
  workshop: ({ deep, mid, resist, accent }) =>
    shadow(500, 838, 330) +
    shape('M200 460 H800 L752 780 Q744 834 690 834 H310 Q256 834 248 780 Z', mid) +
    ellipse(500, 460, 300, 74, deep) +
    ellipse(500, 470, 262, 54, CLOTH) +
    line('M700 120 L560 470', accent, 34) +
    line('M330 200 C420 260 380 380 470 480', resist, 60) +
    line('M330 200 C420 260 380 380 470 480', CLOTH, 44),
  apron: ({ deep, mid, accent }) =>
    line('M400 230 C400 100 600 100 600 230', deep, 20) +
    line('M270 520 L150 560 M730 520 L850 560', deep, 20) +
    shape('M390 220 H610 L640 430 Q720 460 730 520 L750 830 H250 L270 520 Q280 460 360 430 Z', CLOTH) +
    rect(370, 560, 260, 150, mid, { rx: 16 }) +
    line('M370 560 H630', accent, 14),
};
