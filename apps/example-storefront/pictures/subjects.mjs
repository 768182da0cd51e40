/** Subjects of the words in a picture's name. */
const SUBJECTS = {
  portrait: 'portrait avatar maker founder team author person people',
  logo: 'logo favicon mark badge',
  evening: 'event night evening festival concert party gala camp retreat weekend rsvp fundraiser live',
  stalls: 'market fair bazaar sale fete',
  arches: 'talk launch exhibition show showcase opening meetup salon summit lecture tour open',
  supper: 'supper dinner feast brunch lunch tasting',
  clothesline: 'hero banner cover social story about campaign',
  ticket: 'ticket pass voucher',
  workshop: 'workshop class session consult consultation lesson masterclass dye dyeing service kit fitting studio hire',
  bag: 'tote bag pouch clutch backpack',
  mug: 'mug cup tumbler',
  lamp: 'lamp light lantern lampshade',
  chair: 'chair seat armchair sofa',
  stool: 'stool bench ottoman pouf',
  scarf: 'scarf shawl wrap headtie gele',
  cushion: 'cushion pillow',
  rug: 'rug mat carpet',
  print: 'print poster frame painting art map card postcard',
  vase: 'vase pot planter jar carafe jug',
  bowl: 'bowl calabash',
  plate: 'plate platter tray dish coaster',
  candle: 'candle incense diffuser soap',
  notebook: 'notebook journal book diary planner zine',
  shirt: 'shirt tee jacket top blouse',
  gown: 'kaftan dress robe kimono bubu agbada gown',
  apron: 'apron',
  basket: 'basket hamper',
  table: 'table desk console',
  clock: 'clock watch',
  jewel: 'earring jewel',
  necklace: 'necklace bracelet bead pendant',
  gift: 'gift box bundle set package',
  cloth: 'cloth throw fabric textile adire towel linen napkin blanket runner curtain',
};

const SUBJECT_OF_WORD = new Map(Object.entries(SUBJECTS).flatMap(([subject, words]) => words.split(' ').map((word) => [word, subject])));

/** The subject of the last known word, as in speech: a `dinner-plate` is a plate, an `art-market` a market. */
export function subjectOf(words) {
  const known = words.map((word) => SUBJECT_OF_WORD.get(word) ?? SUBJECT_OF_WORD.get(word.replace(/s$/, '')));
  return known.findLast(Boolean);
}
