import './ids.ts';
import './act.ts';
import './labels.ts';
import './selectors.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

configure({
  // Test machines are slow.
  asyncUtilTimeout: 60_000,
  defaultHidden: true,
  // An awaited element is searched for many times: printing the page each time would take longer than drawing it.
  getElementError: (message) => new Error(message ?? ''),
});
// No style sheet is loaded here, and jsdom would compute the cascade for every element that is asked for its name.
window.getComputedStyle = (element) => (element as HTMLElement).style;
// A text area that grows asks `document.fonts`, which jsdom lacks.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
// The test files of a worker share a document: it is emptied before each test.
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);
