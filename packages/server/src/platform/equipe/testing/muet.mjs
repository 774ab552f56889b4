/** Starts, and never says so. */
process.once('disconnect', () => process.exit());
setInterval(() => undefined, 60_000);
