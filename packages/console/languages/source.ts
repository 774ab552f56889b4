import { parseSync } from 'oxc-parser';

/** A text of the console as its source writes it, with its place in the source. */
export interface Text {
  /** The words; each computed part is `{0}`, `{1}`…, in order. */
  readonly words: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'literal' | 'attribute' | 'template' | 'jsx';
  /** The places of the computed parts. */
  readonly computed: readonly { readonly start: number; readonly end: number }[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The texts of a source that people read, in order, without comments, types, keys and compared values. */
export function textsOf(path: string, source: string): Text[] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const texts: Text[] = [];
  visit(program as unknown as Node, { key: '', isSaid: false }, texts);
  return texts.sort((a, b) => a.start - b.start);
}

/** The context of a node in the source. */
interface Place {
  readonly parent?: Node;
  readonly key: string;
  /** Whether the value goes among words: a single lower-case word is then a text. */
  readonly isSaid: boolean;
}

function visit(node: Node, place: Place, texts: Text[]): void {
  if (isTechnical(node, place)) return;
  const text = textOf(node, place.parent);
  const isWords = text !== undefined && isRead(text, place);
  if (isWords) texts.push(text);
  for (const [key, value] of Object.entries(node)) {
    const isSaid = saysIts(node, key, place, isWords);
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visit(child, { parent: node, key, isSaid }, texts);
  }
}

/** Functions that make a sentence of the words given to them. */
const SAYING = /^(agree|inNumber)$/;

function saysIts(node: Node, key: string, { parent, isSaid }: Place, isWords: boolean): boolean {
  const { type } = node;
  if (type === 'ConditionalExpression') return isSaid && key !== 'test';
  if (type === 'LogicalExpression') return isSaid && key === 'right';
  if (type === 'CallExpression') return key === 'arguments' && SAYING.test(nameOf(node.callee));
  if (type === 'TemplateLiteral') return isWords;
  return type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute';
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function textOf(node: Node, parent: Node | undefined): Text | undefined {
  const { type, start, end } = node;
  if (type === 'Literal' && typeof node.value === 'string') {
    return {
      words: node.value,
      start,
      end,
      kind: parent?.type === 'JSXAttribute' ? 'attribute' : 'literal',
      computed: [],
    };
  }
  if (type === 'JSXText') return jsxText(node);
  if (type !== 'TemplateLiteral') return undefined;
  const computed = node.expressions as Node[];
  const quasis = node.quasis as { readonly value: { readonly cooked: string } }[];
  const words = quasis.map(({ value }, i) => (i < computed.length ? `${value.cooked}{${i}}` : value.cooked)).join('');
  return { words, start, end, kind: 'template', computed: computed.map((one) => ({ start: one.start, end: one.end })) };
}

/** A text of JSX as the page shows it: line breaks are no part of it, the space before a tag is. */
function jsxText({ value, start, end }: Node): Text | undefined {
  const raw = value as string;
  const words = raw.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  if (words === '') return undefined;
  const before = raw.indexOf(words);
  const after = raw.length - before - words.length;
  return {
    words: words.replace(/[ \t]*\r?\n[ \t]*/g, ' '),
    start: start + before,
    end: end - after,
    kind: 'jsx',
    computed: [],
  };
}

/** Attributes and properties whose strings belong to the program. */
const OF_THE_PROGRAM =
  /^(className|classNames|style|styles|to|href|rel|src|key|id|type|role|variant|size|path|d|viewBox|points|transform|fill|stroke|component|color|c|bg|fw|gap|p|px|py|m|mt|mb|mx|my|w|h|maw|mih|mah|miw|flex|justify|align|position|autoComplete|inputMode|accept|method|table|icon|widget|code|param|value|target|summary|operation|tag|pattern|iconPack|from|locale|timeZone|day|month|year|hour|minute|weekday)$/;

const CALLS_OF_THE_PROGRAM =
  /^(querySelector|querySelectorAll|closest|matches|getElementById|getAttribute|setAttribute|addEventListener|removeEventListener|getItem|setItem|removeItem|startsWith|endsWith|includes|indexOf|split|has|RegExp|normalize|lazy|require|getPropertyValue|append|dispatchEvent|createElement|localeCompare|toLocaleLowerCase|toLocaleUpperCase|describe|regex|icon|url|URL|describeResource|resourceKey|replace|replaceAll|test|match|postMessage|useTabState|useParams|matchMedia|key|call|Intl|get|delete)$/;

function isTechnical(node: Node, { parent, key }: Place): boolean {
  if (/^(Import|ExportAll|TS(?!AsExpression|SatisfiesExpression|NonNullExpression))/.test(node.type)) return true;
  if (!parent) return false;
  switch (parent.type) {
    case 'Property':
    case 'PropertyDefinition':
      return key === 'key' || (isText(node) && OF_THE_PROGRAM.test(nameOf(parent.key)));
    case 'JSXAttribute':
      return key === 'name' || (isText(node) && OF_THE_PROGRAM.test(nameOf(parent.name)));
    case 'MemberExpression':
      return key === 'property' && isText(node);
    case 'ImportExpression':
      return true;
    case 'ExportNamedDeclaration':
      return key === 'source';
    case 'SwitchCase':
      return key === 'test';
    case 'BinaryExpression':
      return /^([=!]==?|in|[<>]=?)$/.test(parent.operator as string) && isText(node);
    case 'TaggedTemplateExpression':
      return key === 'quasi';
    case 'CallExpression':
      return isText(node) && CALLS_OF_THE_PROGRAM.test(nameOf(parent.callee));
    case 'NewExpression':
      return (
        isText(node) &&
        /Error$|^(URL|RegExp|NumberFormat|ListFormat|PluralRules|DateTimeFormat|RelativeTimeFormat|Collator|Set|Map)$/.test(
          nameOf(parent.callee),
        )
      );
    default:
      return false;
  }
}

const isText = ({ type }: Node) => type === 'Literal' || type === 'TemplateLiteral';

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (typeof node.name === 'string') return node.name;
  if (typeof node.value === 'string') return node.value;
  return node.property ? nameOf(node.property) : '';
}

/** Properties whose strings are texts even when they look like a code. */
const OF_PEOPLE =
  /^(label|one|many|oui|non|unit|feminine|plural|singulier|pluriel|help|placeholder|aria-label|description|note)$/;

/** Styles, markup and paths that look like a sentence. */
const CODE =
  /^(\s*[*.\w,-]*\{[a-z-]+:|\((?:max|min)-|light-dark\(|color-mix\(|var\(|calc\(|min\(|max\(|M\d|[a-z-]+:|\d+(px|rem|ch)|[./#?<;])/;

/** Whether people read a string: a sentence, or a word with a capital or an accent, since codes have neither. */
function isRead({ words, kind }: Text, { parent, isSaid }: Place): boolean {
  const bare = words.replace(/\{\d+\}/g, '');
  // Without a letter, only the typography of the language is left to say: « {0} : {1} », « « {0} » ».
  if (!/\p{L}/u.test(bare)) return /\u00a0[:;?!]|[«»]/u.test(bare);
  if (kind === 'jsx' || (isSaid && /\p{L}{2}/u.test(bare))) return true;
  if (/[àâçéèêëîïôöùûüœÀÂÇÉÈÊËÎÏÔÖÙÛÜŒ’«»…]/.test(bare)) return true;
  if (/^[\w./:?=&#[\]{}%,;()"'*<>@|$+~^!-]*$/.test(bare) && !/^\p{Lu}\p{Ll}/u.test(bare)) {
    return OF_PEOPLE.test(nameOf(parent?.key ?? parent?.name));
  }
  return !CODE.test(bare);
}
