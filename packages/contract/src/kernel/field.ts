import type { z } from 'zod';

/** What every field says of itself. Lists, forms, filters, exports and the API read the same words. */
export interface FieldOptions {
  readonly label: string;
  /** One sentence under the field: what it is for, what it changes. */
  readonly help?: string;
  readonly placeholder?: string;
  /** Section of the form; the first one when absent. */
  readonly group?: string;
  /** Rare or technical: folded under « Avancé ». */
  readonly advanced?: boolean;
  readonly required?: boolean;
  /** Shown as a column at first; the others can be added. */
  readonly list?: boolean;
  /** Lists may be sorted by it. */
  readonly sortable?: boolean;
  /** The `q` of a list looks into it. */
  readonly searchable?: boolean;
  /** Lists may be filtered by it. */
  readonly filterable?: boolean;
  /** Set by the server: shown, never written by a client. */
  readonly readOnly?: boolean;
  /** No two records may hold the same: what to say to who tries. A unique index of the table enforces it. */
  readonly unique?: string;
  /** Shown only while another field of the form holds one of these values; its own value is kept. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /** Name of a hand-made widget of the area, where the generic one does not serve. */
  readonly widget?: string;
}

export interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
  /** Colour of the dot beside the word, where the choice is a state. */
  readonly colour?: string;
}

/** What a field is, with what its widget needs to know. */
export type FieldKind =
  | { readonly kind: 'text' | 'longText' | 'richText'; readonly longest: number }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly unit?: string }
  | { readonly kind: 'money' | 'boolean' | 'date' | 'datetime' | 'period' | 'colour' | 'icon' | 'url' | 'email' }
  /** `from`: the field that the slug is suggested from. */
  | { readonly kind: 'slug'; readonly from?: string }
  | { readonly kind: 'choice' | 'choices'; readonly choices: readonly Choice[] }
  /** `to`: id of the resource. `create`: whoever may, creates a target on the fly from its name. */
  | { readonly kind: 'reference' | 'references'; readonly to: string; readonly create?: boolean }
  /** An ordered list of sub-records; `itemTitle` names the field that stands for a folded one. */
  | { readonly kind: 'list'; readonly item: Fields; readonly itemTitle: string; readonly most: number }
  | { readonly kind: 'translated'; readonly of: 'text' | 'longText' | 'richText'; readonly longest: number }
  /** `refs`: the resources that the document may refer to, as `Ref`s wherever they stand in it. */
  | { readonly kind: 'json'; readonly refs?: readonly string[] }
  | { readonly kind: 'code'; readonly language: 'html' | 'css' | 'javascript' | 'json' | 'liquid' }
  | { readonly kind: 'secret' }
  | { readonly kind: 'file'; readonly accept: readonly string[]; readonly largest: number };

/** One field of a resource. `schema` is what is read; `input` what may be written, where it differs. */
export type Field<S extends z.ZodType = z.ZodType> = FieldOptions &
  FieldKind & {
    readonly schema: S;
    readonly input?: z.ZodType;
    /** Value of a new record. Without one, it must be given. */
    readonly initial?: unknown;
  };

export type Fields = Readonly<Record<string, Field>>;
