import type { Extension } from '@codemirror/state';

export type Language = 'html' | 'css' | 'javascript' | 'json' | 'liquid' | 'typst';

/** The grammar of a language, loaded with the first text in that language. */
export async function languageSupport(language: Language): Promise<Extension> {
  switch (language) {
    case 'html':
      return (await import('@codemirror/lang-html')).html();
    case 'css':
      return (await import('@codemirror/lang-css')).css();
    case 'javascript':
      return (await import('@codemirror/lang-javascript')).javascript();
    case 'json':
      return (await import('@codemirror/lang-json')).json();
    case 'liquid':
      return (await import('@codemirror/lang-liquid')).liquid();
    case 'typst':
      return (await import('./code-typst.ts')).typst();
  }
}
