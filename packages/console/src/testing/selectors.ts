/**
 * Queries by role, label or text ask every element of a page for some sixty selectors, which jsdom reads with a whole engine of CSS: a
 * tenth of the time of a screen. Those that name tags and attributes only are answered here, and all others by jsdom. Lists of elements are
 * arrays here, which have all that a NodeList has but `item`.
 */
type Test = (element: Element) => boolean;

/** What is drawn above all else, which jsdom has nothing of: whatever floats asks for it at each of its ancestors. */
const NEVER = new Set([':modal', ':popover-open']);
const ATTRIBUTE = String.raw`\[[a-z-]+(?:~?=(?:"[^"\\,]*"|[\w-]+))?\]`;
const COMPOUND = new RegExp(String.raw`^(\*|[a-z][a-z\d-]*)?((?:${ATTRIBUTE}|:not\(${ATTRIBUTE}\))*)$`);
const CONDITION = /(:not\()?\[([a-z-]+)(?:(~?=)"?([^"\]]*)"?)?\]/g;
const INSIDE = /^#([A-Za-z][\w-]*) (\[[a-z-]+\])$/;
const BY_ID = /^\[id="([^"\\]+)"\]$/;

function conditionOf([, not, name = '', operator, value = '']: RegExpExecArray): Test {
  const holds: Test = (element) => {
    const found = element.getAttribute(name);
    if (found === null || operator === undefined) return found !== null;
    // No word is empty: a search for one finds nothing, in a list of words with spaces around it either.
    return operator === '=' ? found === value : value !== '' && found.split(/\s+/).includes(value);
  };
  return not === undefined ? holds : (element) => !holds(element);
}

function compoundOf(selector: string): Test | null {
  if (NEVER.has(selector)) return () => false;
  const read = COMPOUND.exec(selector);
  if (selector === '' || read === null) return null;
  const [, tag = '*', conditions = ''] = read;
  const needed = [...conditions.matchAll(CONDITION)].map(conditionOf);
  return (element) => (tag === '*' || element.localName === tag) && needed.every((holds) => holds(element));
}

const known = new Map<string, Test | null>();

/** The test that a selector makes, none where jsdom has to be asked. */
function testOf(selectors: string): Test | null {
  const made = known.get(selectors);
  if (made !== undefined) return made;
  const tests = selectors.split(',').map((one) => compoundOf(one.trim()));
  const some = tests.filter((test) => test !== null);
  const test: Test | null = some.length === tests.length ? (element) => some.some((matches) => matches(element)) : null;
  known.set(selectors, test);
  return test;
}

/** Goes through the elements inside another, in the order of the page, until one is enough. */
function walk(root: ParentNode, isEnough: (element: Element) => boolean): boolean {
  for (let child = root.firstElementChild; child !== null; child = child.nextElementSibling)
    if (isEnough(child) || walk(child, isEnough)) return true;
  return false;
}

function all(root: ParentNode, test: Test): Element[] {
  const found: Element[] = [];
  walk(root, (element) => {
    if (test(element)) found.push(element);
    return false;
  });
  return found;
}

function first(root: ParentNode, test: Test): Element | null {
  let found: Element | null = null;
  walk(root, (element) => {
    if (test(element)) found = element;
    return found !== null;
  });
  return found;
}

/** The element of an id inside another one; undefined where jsdom has to be asked, since the first of that id is elsewhere. */
function byId(root: Document | Element, id: string): Element | null | undefined {
  const found = document.getElementById(id);
  if (found === null) return null;
  return root !== found && root.contains(found) ? found : undefined;
}

const { matches, closest } = Element.prototype;
Object.assign(Element.prototype, {
  matches(this: Element, selectors: string) {
    const test = testOf(selectors);
    return test === null ? matches.call(this, selectors) : test(this);
  },
  closest(this: Element, selectors: string) {
    const test = testOf(selectors);
    if (test === null) return closest.call(this, selectors);
    let around: Element | null = this;
    while (around !== null && !test(around)) around = around.parentElement;
    return around;
  },
});

for (const prototype of [Element.prototype, Document.prototype]) {
  const { querySelector, querySelectorAll } = prototype;
  Object.assign(prototype, {
    querySelector(this: Document | Element, selectors: string) {
      const id = BY_ID.exec(selectors)?.[1];
      const named = id !== undefined && document.contains(this) ? byId(this, id) : undefined;
      if (named !== undefined) return named;
      const [, around, within] = INSIDE.exec(selectors) ?? [];
      const root = around === undefined || this !== document ? this : document.getElementById(around);
      if (root === null) return null;
      const test = testOf(root === this ? selectors : (within ?? selectors));
      return test === null ? querySelector.call(this, selectors) : first(root, test);
    },
    querySelectorAll(this: Document | Element, selectors: string) {
      const test = testOf(selectors);
      return test === null ? querySelectorAll.call(this, selectors) : all(this, test);
    },
  });
}
