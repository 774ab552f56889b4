/**
 * To find the labels of a field, jsdom looks through the whole page, and once more for each label that it meets: half of the time of a
 * long form. Here they are gathered once, until the page changes.
 */
const FIELDS = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement];

let gathered: Map<string, HTMLLabelElement[]> | null = null;
const forget = () => {
  gathered = null;
};
const observer = new MutationObserver(forget);
observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['for', 'id'] });

function labelsNaming(id: string): readonly HTMLLabelElement[] {
  // Changes made since, which the observer has not told yet.
  if (observer.takeRecords().length > 0) forget();
  if (gathered === null) {
    gathered = new Map();
    for (const label of Array.from(document.getElementsByTagName('label')))
      gathered.set(label.htmlFor, [...(gathered.get(label.htmlFor) ?? []), label]);
  }
  return id === '' ? [] : (gathered.get(id) ?? []);
}

for (const { prototype } of FIELDS)
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      const around = this.closest('label');
      const named = labelsNaming(this.id);
      return around === null || around.htmlFor !== '' ? named : [around, ...named];
    },
  });
