import './act.ts';
import './labels.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

configure({
  // Test machines are slow.
  asyncUtilTimeout: 60_000,
  defaultHidden: true,
  // What is awaited is looked for many times before it is there: printing the page each time takes longer than drawing it.
  getElementError: (message) => new Error(message ?? ''),
});
// No style sheet is loaded here, and jsdom works out the cascade for every element that is asked for its name.
window.getComputedStyle = (element) => (element as HTMLElement).style;
// What a text area that grows asks of a browser, and jsdom does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
// Files of a worker share a document: what one drew is nothing to the next.
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);
