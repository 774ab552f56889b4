/** What the database process needs of a logger, such as pino. */
export interface DbLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export const silentLog: DbLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
