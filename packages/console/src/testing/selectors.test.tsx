import { expect, it } from 'vitest';

const PAGE = `
  <main class="a"><h1 id="t">T</h1><label>L<input type="text" list=""><input type="radio" aria-label=""></label>
  <form aria-label="f" name="n"><button type="submit" disabled>B</button><i role=" button note ">i</i></form>
  <div id="list"><a href="/">a</a><a data-on>b</a><svg><path></path><style></style></svg></div></main>`;

/** A document that jsdom answers for alone: that of a frame has prototypes of its own. */
function alone(): Document {
  const frame = document.body.appendChild(document.createElement('iframe'));
  if (frame.contentDocument === null) throw new Error('no document');
  return frame.contentDocument;
}

it.each([
  '*',
  'h1',
  'script, style',
  '[aria-label]',
  'form[aria-label]:not([aria-label=""])',
  'input[list]:not([list=""])[type="text"]',
  'input:not([type])',
  'input[type=radio], a[href]',
  '*[role~="button"],input,button',
  '#list [data-on]',
  '#none [data-on]',
  '[id="t"]',
  'main > div',
  '.a a',
  'a:not([href])',
  '[role~=""]',
])('a page is asked for « %s » as jsdom is', (selectors) => {
  document.body.replaceChildren();
  const asJsdom = alone();
  asJsdom.body.innerHTML = PAGE;
  expect(asJsdom.body.matches).not.toBe(document.body.matches);
  const here = document.body.appendChild(document.createElement('section'));
  here.innerHTML = PAGE;
  const names = (found: Iterable<Element>) => Array.from(found, (one) => one.outerHTML);
  expect(names(here.querySelectorAll(selectors))).toEqual(names(asJsdom.body.querySelectorAll(selectors)));
  expect(here.querySelector(selectors)?.outerHTML).toBe(asJsdom.body.querySelector(selectors)?.outerHTML);
  const pairs = Array.from(here.getElementsByTagName('*'), (one, rank) => ({
    one,
    same: asJsdom.body.getElementsByTagName('*')[rank],
  }));
  expect(pairs.map(({ one }) => one.matches(selectors))).toEqual(pairs.map(({ same }) => same?.matches(selectors)));
  const around = (one: Element | null | undefined) => one?.localName ?? null;
  expect(pairs.map(({ one }) => around(one.closest(selectors)))).toEqual(
    pairs.map(({ same }) => around(same?.closest(selectors))),
  );
});

it('an id that stands twice in a page is found in the part that is asked', () => {
  document.body.innerHTML = '<p><b id="twice">1</b></p><section><b id="twice">2</b></section><p id="none"></p>';
  const inside = (part: string) => document.body.querySelector(part)?.querySelector('[id="twice"]')?.textContent;
  expect([inside('p'), inside('section'), inside('#none')]).toEqual(['1', '2', undefined]);
});

it('a selector that is none is refused as ever, and nothing floats above all else', () => {
  expect(() => document.body.matches('[')).toThrow(/selector/i);
  expect(document.body.matches(':modal')).toBe(false);
  expect(document.body.matches(':popover-open')).toBe(false);
});
