import { expect, it } from 'vitest';
import { tellLeft } from './leave-guard.ts';
import { createPersonal } from './personal-store.ts';

it.each(['sign-out', 'other-identity'] as const)('keeps nothing of a person for the next one (%s)', (departure) => {
  const useChoix = createPersonal<{ objet: number | null; choisir(objet: number): void }>((set) => ({
    objet: null,
    choisir: (objet) => set({ objet }),
  }));
  useChoix.getState().choisir(12);
  expect(useChoix.getState().objet).toBe(12);
  tellLeft(departure);
  expect(useChoix.getState().objet).toBeNull();
  useChoix.getState().choisir(13);
  expect(useChoix.getState().objet).toBe(13);
});
