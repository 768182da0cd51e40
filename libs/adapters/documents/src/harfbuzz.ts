import { readFileSync } from 'node:fs';

/** A glyph as HarfBuzz positions it, in units of its font; `cluster` is the start of its text. */
export interface PositionedGlyph {
  id: number;
  cluster: number;
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** Functions of HarfBuzz in WebAssembly. Objects are pointers, 0 is null. */
type Functions = Record<string, (...values: number[]) => number> & { memory: never };
interface Library {
  call: Record<string, (...values: number[]) => number>;
  memory: WebAssembly.Memory;
}

const WRITABLE = 2;
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT] = [4, 5];
/** Bytes of a glyph's info, and of its position. */
const RECORD = 20;
const PAGE = 65_536;

const compiled = new Map<string, WebAssembly.Module>();

function instantiate(file: string, functions: (library: () => Library) => Record<string, (...values: number[]) => number>): Library {
  const module = compiled.get(file) ?? new WebAssembly.Module(readFileSync(file));
  compiled.set(file, module);
  const imported = functions(() => library);
  const { exports } = new WebAssembly.Instance(module, { env: imported, wasi_snapshot_preview1: imported });
  const library: Library = { call: exports as Functions, memory: (exports as { memory: WebAssembly.Memory }).memory };
  return library;
}

/** The imports of HarfBuzz's module: memory, and an error when it aborts. */
const surroundings = (library: () => Library) => ({
  emscripten_resize_heap: (bytes: number) => {
    const { memory } = library();
    return memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / PAGE)) < 0 ? 0 : 1;
  },
  _emscripten_runtime_keepalive_clear: () => 0,
  _setitimer_js: () => 0,
  _abort_js: () => {
    throw new Error('HarfBuzz has aborted.');
  },
  proc_exit: () => {
    throw new Error('HarfBuzz has ended.');
  },
});

function write({ call, memory }: Library, bytes: Uint8Array): number {
  const pointer = call.malloc!(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, pointer);
  return pointer;
}

/** Opens the face of a TrueType file. */
function openFace(library: Library, ttf: Uint8Array): number {
  const blob = library.call.hb_blob_create!(write(library, ttf), ttf.length, WRITABLE, 0, 0);
  return library.call.hb_face_create!(blob, 0);
}

const tagOf = (name: string): number => [...name].reduce((tag, character) => tag * 256 + character.charCodeAt(0), 0);

/** Shapes text by HarfBuzz, as browsers do. Its fonts live as long as the instance: nothing is freed one by one. */
export class Harfbuzz {
  private readonly library = instantiate(require.resolve('harfbuzzjs/dist/harfbuzz.wasm'), surroundings);

  constructor() {
    this.library.call.__wasm_call_ctors!();
  }

  /** Adds the font of a TrueType file; `shape` takes the returned handle. */
  addFont(ttf: Uint8Array): number {
    return this.library.call.hb_font_create!(openFace(this.library, ttf));
  }

  /** Returns the glyphs of a text of one direction and script, from left to right. */
  shape(font: number, text: string, isRightToLeft: boolean): PositionedGlyph[] {
    const { call } = this.library;
    const pointer = write(this.library, Buffer.from(text, 'utf16le'));
    const buffer = call.hb_buffer_create!();
    call.hb_buffer_add_utf16!(buffer, pointer, text.length, 0, text.length);
    call.hb_buffer_set_direction!(buffer, isRightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
    call.hb_buffer_guess_segment_properties!(buffer);
    call.hb_shape!(font, buffer, 0, 0);
    const glyphs = this.read(buffer);
    call.hb_buffer_destroy!(buffer);
    call.free!(pointer);
    return glyphs;
  }

  private read(buffer: number): PositionedGlyph[] {
    const { call, memory } = this.library;
    const length = call.hb_buffer_get_length!(buffer);
    const infos = call.hb_buffer_get_glyph_infos!(buffer, 0);
    const positions = call.hb_buffer_get_glyph_positions!(buffer, 0);
    const view = new DataView(memory.buffer);
    return Array.from({ length }, (_, index) => {
      const position = positions + index * RECORD;
      return {
        id: view.getUint32(infos + index * RECORD, true),
        cluster: view.getUint32(infos + index * RECORD + 8, true),
        xAdvance: view.getInt32(position, true),
        yAdvance: view.getInt32(position + 4, true),
        xOffset: view.getInt32(position + 8, true),
        yOffset: view.getInt32(position + 12, true),
      };
    });
  }
}

/** Returns a font of one weight, made of one of variable weight; PDF knows none of those. The same input is always the same bytes. */
export function pinWeight(ttf: Uint8Array, weight: number): Uint8Array {
  const library = instantiate(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'), () => ({}));
  const { call, memory } = library;
  call._initialize!();
  const face = openFace(library, ttf);
  const input = call.hb_subset_input_create_or_fail!();
  call.hb_subset_input_keep_everything!(input);
  call.hb_subset_input_pin_axis_location!(input, face, tagOf('wght'), weight);
  const pinned = call.hb_subset_or_fail!(face, input);
  if (pinned === 0) throw new Error('The font has no such weight.');
  const blob = call.hb_face_reference_blob!(pinned);
  const start = call.hb_blob_get_data!(blob, 0);
  return new Uint8Array(memory.buffer).slice(start, start + call.hb_blob_get_length!(blob));
}
