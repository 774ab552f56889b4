import * as contract from '@bridge/contract';
import { type Field, RESOURCES } from '@bridge/contract';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { browser } from '../../api/browser.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { widgetFor } from './registry.tsx';
import { drawField, withoutLayout } from './testing/draw.tsx';

fakeBrowser();
beforeEach(withoutLayout);

const label = 'Champ';
const a = [{ value: 'a', label: 'A' }] as const;
/** One field of each kind. */
const KINDS: Record<Field['kind'], Field> = {
  text: contract.text({ label }),
  longText: contract.longText({ label }),
  richText: contract.richText({ label }),
  translated: contract.translated({ label }),
  slug: contract.slug({ label }),
  email: contract.email({ label }),
  url: contract.url({ label }),
  number: contract.number({ label }),
  money: contract.money({ label }),
  boolean: contract.boolean({ label }),
  date: contract.date({ label }),
  datetime: contract.datetime({ label }),
  period: contract.period({ label }),
  colour: contract.colour({ label }),
  icon: contract.icon({ label }),
  choice: contract.choice(a, { label }),
  choices: contract.choices(a, { label }),
  reference: contract.reference({ label, to: 'tag' }),
  references: contract.references({ label, to: 'tag' }),
  list: contract.list({ mot: contract.text({ label }) }, { label, itemTitle: 'mot' }),
  json: contract.json(z.unknown(), { label, initial: null, words: () => 'dit' }),
  code: contract.code({ label, language: 'html' }),
  secret: contract.secret({ label }),
  file: contract.file({ label }),
};

describe('every kind of field', () => {
  it.each(Object.entries(KINDS))('%s has a control that takes the focus, even without a value', async (_, field) => {
    vi.spyOn(browser, 'fetch').mockResolvedValue(new Response('{"code":20000,"data":{"items":[]}}'));
    drawField(field, { value: undefined });
    await waitFor(() => expect(document.getElementById('champ')).not.toBeNull());
  });

  it('keeps one widget, so that nothing typed is lost when it is drawn again', () => {
    for (const field of Object.values(KINDS)) expect(widgetFor(field)).toBe(widgetFor({ ...field }));
  });

  it('of every resource is served', () => {
    const fields = RESOURCES.flatMap((resource) => Object.values<Field>(resource.fields));
    expect(fields.length).toBeGreaterThan(40);
    for (const field of fields) expect(widgetFor(field)).toBeTypeOf('function');
  });
});
