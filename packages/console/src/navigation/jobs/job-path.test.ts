import { describe, expect, it } from 'vitest';
import { resultPath, targetPath } from './job-path.ts';

describe('the way from a job', () => {
  it('leads to the report of an import', () => {
    expect(resultPath({ id: 4, lien: { ressource: 'importation', id: '12' } })).toBe(
      '/administration/imports?import=12',
    );
  });

  it('leads to a line of any list that opens its lines over it', () => {
    const at = (ressource: string) => targetPath({ lien: { ressource, id: '7' } });
    expect(at('generation')).toBe('/editions/generations/list?document=7');
    expect(at('ecritureApidae')).toBe('/reglages/apidaeEcritures/list?envoi=7');
    expect(at('depot')).toBeNull();
  });

  it('leads to the record of a resource', () => {
    expect(resultPath({ id: 4, lien: { ressource: 'tag', id: '3' } })).toMatch(/\/edit\/3$/);
  });

  it('leads to its own journal where its target cannot be opened', () => {
    expect(resultPath({ id: 4, lien: null })).toBe('/administration/taches/list?tache=4');
    expect(targetPath({ lien: { ressource: 'tag', id: 'x' } })).toBeNull();
    // A value of a criterion has no page.
    expect(targetPath({ lien: { ressource: 'modalite', id: '3' } })).toBeNull();
    expect(targetPath({ lien: { ressource: 'inconnue', id: '3' } })).toBeNull();
  });
});
