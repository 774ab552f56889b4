import { expect, test } from 'vitest';
import { planTests } from './test-plan.mjs';

test('everything runs by default', () => {
  expect(planTests([])).toEqual({ parts: ['check', 'unit', 'journeys'], runnerArgs: [] });
});

test('one part can be asked for, with arguments for its runner', () => {
  expect(planTests(['--only=unit', 'tri', '-t', 'accent'])).toEqual({
    parts: ['unit'],
    runnerArgs: ['tri', '-t', 'accent'],
  });
});

test.each([[['--only=units']], [['tri']], [['--only=check', 'tri']]])('%j is refused', (argv) => {
  expect(() => planTests(argv)).toThrow(/--only=/);
});

test('what changed may be asked for, since main or since a commit', () => {
  expect(planTests(['--changed'])).toMatchObject({ changedSince: 'main', parts: ['check', 'unit', 'journeys'] });
  expect(planTests(['--only=unit', '--changed=HEAD~3'])).toEqual({
    parts: ['unit'],
    runnerArgs: [],
    changedSince: 'HEAD~3',
  });
});
