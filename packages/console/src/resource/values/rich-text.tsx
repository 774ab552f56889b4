import { createElement, Fragment, type ReactNode } from 'react';
import classes from './rich-text.module.css';

/** The tags that are drawn, and those that two older tags stand for. Other tags give their words, or nothing. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ...['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'code'].map(
    (tag) => [tag, tag] as const,
  ),
  ['b', 'strong'],
  ['i', 'em'],
]);
const SILENT = /^(script|style|template|noscript|iframe|object|embed|svg|math|head|title|textarea|select|audio|video)$/;
const BLOCK = /^(p|br|h\d|li|ul|ol|blockquote|div|tr|td)$/;
/** The depth of nesting beyond which tags are read as text; no person nests so deep. */
const DEEPEST = 40;

/**
 * HTML written by people, drawn as elements of an allow-list. It is parsed into a document that runs and loads nothing, and only
 * its tags, words and safe link addresses are copied: no attribute of the source reaches the page.
 */
export function RichText({ html }: { readonly html: string }) {
  return <div className={classes.text}>{drawAll(parse(html), 0)}</div>;
}

/** The words of a text without its tags, for one line. */
export function plainTextOf(html: string): string {
  return wordsOf(parse(html)).replace(/\s+/g, ' ').trim();
}

function parse(html: string): Node {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function drawAll(parent: Node, depth: number): ReactNode[] {
  // A node never moves unless the text is parsed again, so its rank can be its key.
  return [...parent.childNodes].map((node, rank) => createElement(Fragment, { key: rank }, draw(node, depth)));
}

function draw(node: Node, depth: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (SILENT.test(name)) return null;
  if (depth > DEEPEST) return wordsOf(node);
  if (name === 'br') return createElement('br');
  const children = drawAll(node, depth + 1);
  if (name === 'a') return drawLink(node.getAttribute('href') ?? '', children);
  return createElement(TAGS.get(name) ?? Fragment, {}, ...children);
}

function drawLink(href: string, children: ReactNode[]): ReactNode {
  const address = safeAddress(href);
  if (address === undefined) return children;
  return createElement('a', { href: address, rel: 'noopener noreferrer nofollow', target: '_blank' }, ...children);
}

/** A link address if it is safe: absolute, to the web or mail. The parser writes it anew. */
export function safeAddress(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const { protocol, href } = new URL(text.trim());
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : undefined;
}

function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data;
  const name = node instanceof Element ? node.localName : '';
  if (SILENT.test(name)) return '';
  const words = [...node.childNodes].map(wordsOf).join('');
  return BLOCK.test(name) ? ` ${words} ` : words;
}
