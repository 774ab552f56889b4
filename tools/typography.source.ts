import { type JSXChild, type JSXExpression, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser';
import { COMPUTED, faultsIn } from './typography.rules.ts';

interface Part {
  readonly text: string;
  /** The position in the file. */
  readonly start: number;
}

export interface Violation {
  readonly line: number;
  readonly sentence: string;
  /** The words around the fault. */
  readonly excerpt: string;
}

/** The faults in the texts of a file, in order: strings, templates and JSX. Comments are English. */
export function violationsIn(path: string, source: string): Violation[] {
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  return textsOf(path, source)
    .flatMap((parts) => {
      const text = parts.map((part) => part.text).join('');
      return faultsIn(text).map(({ sentence, index }) => ({
        line: lineAt(partAt(parts, index).start),
        sentence,
        excerpt: excerptOf(text, index),
      }));
    })
    .sort((a, b) => a.line - b.line);
}

/** The faults in a page of the manual, line by line. Addresses and keyboard input are not French. */
export function violationsInProse(_path: string, source: string): Violation[] {
  return source.split('\n').flatMap((line, index) => {
    const text = line.replace(/\]\([^)]*\)/g, ']').replace(/`[^`]*`|\*\*?|\|/g, '');
    return faultsIn(text).map((fault) => ({
      line: index + 1,
      sentence: fault.sentence,
      excerpt: excerptOf(text, fault.index),
    }));
  });
}

/** What tells an array that has a text in each language: the first is the French one. */
const OTHER_SCRIPTS = /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}]/u;

/** The texts of a file in parts, so that a sign is judged with the words around a computed part. */
function textsOf(path: string, source: string): Part[][] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path} : fichier illisible : ${error.message}`);
  const texts: Part[][] = [];
  const queries = new Set<TemplateLiteral>();
  const translations = new Set<number>();
  const addChildren = ({ children }: { children: JSXChild[] }) => texts.push(children.map(partOfChild));
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') queries.add(quasi);
    },
    TemplateLiteral(node) {
      if (!queries.has(node)) texts.push(partsOfTemplate(node));
    },
    ArrayExpression({ elements }) {
      const written = elements.filter((element) => element?.type === 'Literal');
      if (written.some(({ value }) => typeof value === 'string' && OTHER_SCRIPTS.test(value)))
        for (const { start } of written.slice(1)) translations.add(start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && !translations.has(start)) texts.push([{ text: value, start }]);
    },
    JSXElement: addChildren,
    JSXFragment: addChildren,
  }).visit(program);
  return texts;
}

function partsOfTemplate({ quasis }: TemplateLiteral): Part[] {
  return quasis.map(({ value, tail, start }) => ({ text: `${value.cooked}${tail ? '' : COMPUTED}`, start }));
}

function partOfChild(child: JSXChild): Part {
  const { start } = child;
  // As the page shows it: a line break with its indentation is one space.
  if (child.type === 'JSXText') return { text: child.value.replace(/\s*\n\s*/g, ' '), start };
  const isSpace = child.type === 'JSXExpressionContainer' && isLiteral(child.expression, ' ');
  return { text: isSpace ? ' ' : COMPUTED, start };
}

const isLiteral = (node: JSXExpression, value: string): boolean => node.type === 'Literal' && node.value === value;

function partAt(parts: Part[], index: number): Part {
  let end = 0;
  const found = parts.find(({ text }) => {
    end += text.length;
    return index < end;
  });
  if (!found) throw new Error('a fault outside of its text');
  return found;
}

function excerptOf(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 25), index + 15)
    .replaceAll(COMPUTED, '…')
    .replaceAll('\n', ' ')
    .trim();
}
