/** A problem of one field. `path` is dotted, as in the name of the field. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}
