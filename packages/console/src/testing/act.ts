import React from 'react';

/**
 * Screens are tested on the build of React that people run, which draws them in half the time. That build lacks `act`,
 * which the testing library asks for: this one draws at once, and awaits what follows.
 */

/** The turns that React asked for and has not had. React takes `setImmediate` once, as it is loaded. */
const turns = { asked: 0 };
const { setImmediate } = globalThis;
const counted = (turn: () => void) => {
  turns.asked += 1;
  return setImmediate(() => {
    turns.asked -= 1;
    turn();
  });
};
globalThis.setImmediate = Object.assign(counted, setImmediate);
const { flushSync } = await import('react-dom');
await import('react-dom/client');
globalThis.setImmediate = setImmediate;

const { setTimeout } = globalThis;

/** Waits until React has drawn everything. */
async function drawn(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve));
  while (turns.asked > 0);
}

Object.assign(React, {
  act: (work: () => unknown) => {
    const result = flushSync(work);
    return {
      // biome-ignore lint/suspicious/noThenProperty: the answer of `act` may be awaited.
      then: (resolve: (value: unknown) => void, reject: (reason: unknown) => void) =>
        Promise.resolve(result)
          .then(async (value) => {
            await drawn();
            return value;
          })
          .then(resolve, reject),
    };
  },
});

const { configure, getConfig } = await import('@testing-library/react');
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: async (work) => {
    const result = await asyncWrapper(work);
    await drawn();
    return result;
  },
});
