import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// jsdom reads styles slowly: asking what is visible for each role takes longer than most screens. Test machines are slow, too.
configure({ asyncUtilTimeout: 60_000, defaultHidden: true });
// What a text area that grows asks of a browser, and jsdom does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
// Files of a worker share a document: what one drew is nothing to the next.
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);
