import {
  type Context,
  type Emitter,
  Hash,
  type Liquid,
  Tag,
  type TagToken,
  type TopLevelToken,
  toValueSync,
  Value,
} from 'liquidjs';
import type { Partie } from './balises.ts';
import { marque } from './marque.ts';

/** The HTML of a part, in the page itself and in a fragment for another page. */
export interface Morceau {
  readonly page: string;
  readonly fragment: string;
}

/** The parts that the tags of a template write, while it runs. */
export interface Palette {
  /** The parts of this page; the tag of another part writes nothing. */
  readonly parties: Readonly<Partial<Record<Partie, (argument: string) => string | Morceau>>>;
  readonly composant: (code: string, valeurs: Readonly<Record<string, unknown>>) => string;
  readonly pieces: Morceau[];
}

function paletteOf(context: Context): Palette {
  // The code that runs the template registers the palette.
  return context.getRegister<Palette | undefined>('palette', undefined) as Palette;
}

function put(palette: Palette, drawn: string | Morceau, emitter: Emitter): void {
  const piece = typeof drawn === 'string' ? { page: drawn, fragment: drawn } : drawn;
  emitter.write(marque(palette.pieces.push(piece) - 1));
}

/** The tag of a part, such as {% photo %} or {% zone "corps" %}. */
export function balisePartie(nom: Partie): Parameters<Liquid['registerTag']>[1] {
  return class extends Tag {
    readonly #argument: Value | null;

    constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid) {
      super(token, remaining, liquid);
      this.#argument = token.args.trim() === '' ? null : new Value(this.tokenizer.readFilteredValue(), liquid);
    }

    render(context: Context, emitter: Emitter): void {
      const argument = this.#argument === null ? '' : toValueSync(this.#argument.value(context, false));
      const palette = paletteOf(context);
      put(palette, palette.parties[nom]?.(String(argument ?? '')) ?? '', emitter);
    }
  };
}

/** {% composant "galerie", nom: valeur %} */
export class baliseDeComposant extends Tag {
  readonly #code: Value;
  readonly #valeurs: Hash;

  constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid) {
    super(token, remaining, liquid);
    this.#code = new Value(this.tokenizer.readFilteredValue(), liquid);
    this.#valeurs = new Hash(this.tokenizer);
  }

  render(context: Context, emitter: Emitter): void {
    const code = toValueSync(this.#code.value(context, false));
    const valeurs = toValueSync(this.#valeurs.render(context)) as Readonly<Record<string, unknown>>;
    const palette = paletteOf(context);
    put(palette, palette.composant(String(code), valeurs), emitter);
  }
}
