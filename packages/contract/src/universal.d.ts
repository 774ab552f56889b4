/** What both Node and browsers have, declared here because this package may depend on neither. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly origin: string;
  readonly username: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
