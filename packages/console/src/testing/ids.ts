import { createRequire } from 'node:module';

/**
 * Mantine gives each of its fields, menus and dialogs another id once it is drawn, and draws each of them twice for that, those that have
 * an id of their own too. Here they keep the one that React gave them. React is taken before anything imports it.
 */
const react: { useState: (initial: unknown) => readonly [unknown, unknown] } = createRequire(import.meta.url)('react');
const { useState } = react;
const keep = () => undefined;

react.useState = (initial) => {
  const state = useState(initial);
  return typeof initial === 'string' && initial.startsWith('mantine-') ? [state[0], keep] : state;
};
