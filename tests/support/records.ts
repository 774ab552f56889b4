import type { Tag } from '@bridge/contract';
import type { Person, World } from '@bridge/server/testing/world';
import type { Locator, Page } from '@playwright/test';

/** A person who calls the API directly, to prepare a journey. */
export async function superAdmin(world: World): Promise<Person> {
  return world.person({ roles: ['ROLE_SUPER_ADMIN'] });
}

export async function makeTag(person: Person, nom: string, more: object = {}): Promise<Tag> {
  const code = `tag-${Math.random().toString(36).slice(2, 10)}`;
  const answer = await person.call<Tag>('POST', '/api/reglages/tags', { libelle: { fr: nom }, code, ...more });
  return answer.body.data;
}

/** The form of a record, as a person finds it. */
export class RecordForm {
  readonly save: Locator;
  readonly saveAndStay: Locator;

  constructor(readonly page: Page) {
    this.save = page.getByRole('button', { name: 'Enregistrer', exact: true });
    this.saveAndStay = page.getByRole('button', { name: 'Enregistrer et rester' });
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  }

  async choose(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Autres actions' }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }
}

/** The list of a resource, as a person finds it. */
export class RecordList {
  readonly rows: Locator;
  readonly search: Locator;

  constructor(readonly page: Page) {
    this.rows = page.getByRole('table').locator('tbody').getByRole('row');
    this.search = page.getByRole('main').getByRole('searchbox');
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  async chooseInRow(name: string, entry: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: /actions/i })
      .click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }
}
