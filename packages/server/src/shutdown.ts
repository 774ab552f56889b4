/** How long one thing may take to close, in milliseconds: a busy machine closes each late, and none hangs. */
const LONGEST_CLOSE = 9_000;

/** Remembers how to close what was opened, and closes it once in the reverse order. */
export function closeInOrder() {
  const closers: { name: string; close: () => Promise<void> }[] = [];
  let closing: Promise<void> | undefined;
  let hanging: NodeJS.Timeout | undefined;

  async function closeAll(): Promise<void> {
    for (const { name, close } of closers.reverse()) {
      hanging?.refresh();
      await close().catch((error: unknown) => process.stderr.write(`Fermeture incomplète (${name}) : ${error}\n`));
    }
  }

  const close = () => {
    closing ??= closeAll();
    return closing;
  };

  return {
    add: (name: string, closer: () => Promise<void>) => closers.push({ name, close: closer }),
    close,
    /** On a signal: requests in flight finish, then everything closes; the first thing that hangs ends the process. */
    exit: () => {
      hanging ??= setTimeout(() => process.exit(1), LONGEST_CLOSE).unref();
      void close().then(() => process.exit(0));
    },
  };
}
