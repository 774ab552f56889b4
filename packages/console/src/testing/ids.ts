import { createRequire } from 'node:module';

/**
 * Mantine gives each of its fields, menus and dialogs a second id once it is drawn, and draws it twice for that, even one that has an id of
 * its own. The `useState` of tests keeps the id that React gave first. This module changes React before any other module imports it.
 */
const react: { useState: (initial: unknown) => readonly [unknown, unknown] } = createRequire(import.meta.url)('react');
const { useState } = react;
const keep = () => undefined;

react.useState = (initial) => {
  const state = useState(initial);
  return typeof initial === 'string' && initial.startsWith('mantine-') ? [state[0], keep] : state;
};
