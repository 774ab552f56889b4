import { expect, it } from 'vitest';
import { tellLeft } from './leave-guard.ts';
import { createPersonal } from './personal-store.ts';

it.each(['sign-out', 'other-identity'] as const)('keeps nothing of a person for the next one (%s)', (departure) => {
  const useChoix = createPersonal<{ objet: number | null; choose(objet: number): void }>((set) => ({
    objet: null,
    choose: (objet) => set({ objet }),
  }));
  useChoix.getState().choose(12);
  expect(useChoix.getState().objet).toBe(12);
  tellLeft(departure);
  expect(useChoix.getState().objet).toBeNull();
  useChoix.getState().choose(13);
  expect(useChoix.getState().objet).toBe(13);
});
