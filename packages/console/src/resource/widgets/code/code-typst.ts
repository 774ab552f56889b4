import { StreamLanguage, type StreamParser } from '@codemirror/language';

const KEYWORDS =
  /^(?:let|set|show|context|if|else|for|in|while|break|continue|return|import|include|as|not|and|or)(?![\w-])/;
const CONSTANTS = /^(?:none|auto|true|false)(?![\w-])/;
const NUMBER = /^\d+(?:\.\d+)?(?:mm|cm|pt|em|fr|deg|%)?/;
const NAME = /^[\p{L}_][\p{L}\p{N}_-]*/u;

interface State {
  /** Whether a comment of several lines is open. */
  comment: boolean;
}

/** Colours Typst as code: the gabarits are made of functions, with little text of their own. */
const PARSER: StreamParser<State> = {
  name: 'typst',
  startState: () => ({ comment: false }),
  token: (stream, state) => {
    if (state.comment) {
      if (stream.skipTo('*/')) {
        stream.match('*/');
        state.comment = false;
      } else stream.skipToEnd();
      return 'comment';
    }
    if (stream.match('//')) {
      stream.skipToEnd();
      return 'comment';
    }
    if (stream.match('/*')) {
      state.comment = true;
      return 'comment';
    }
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
    if (stream.match(KEYWORDS)) return 'keyword';
    if (stream.match(CONSTANTS)) return 'atom';
    if (stream.match(NUMBER)) return 'number';
    if (stream.match(NAME)) return stream.peek() === '(' ? 'variableName.function' : 'variableName';
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } } },
};

export const typst = () => StreamLanguage.define(PARSER);
