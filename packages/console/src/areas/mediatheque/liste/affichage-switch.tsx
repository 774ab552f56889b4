import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useLocalStorage } from '@mantine/hooks';
import { useListContext } from '../../../resource/list/list.context.ts';
import { isRegard, REGARDS, type RegardId } from './regards.rules.ts';

const VUES = [
  { value: 'vignettes', label: 'Vignettes' },
  { value: 'tableau', label: 'Tableau' },
] as const;
type Vue = (typeof VUES)[number]['value'];

/** The names that the address may give to a way to look; without one, the last way serves. */
export const AFFICHAGES: readonly string[] = [...VUES.map(({ value }) => value), ...REGARDS.map(({ id }) => id)];

const vueIn = (text: string | undefined): Vue => VUES.find(({ value }) => value === text)?.value ?? 'vignettes';

/** How the médias are shown: as pictures, as rows, or only those that one reason points out. */
export function useAffichage(): { readonly vue: Vue; readonly regard: RegardId | null } {
  const { affichage } = useListContext().list.state;
  const [last] = useLastVue();
  const regard = isRegard(affichage) ? affichage : null;
  return { vue: affichage === '' || regard ? last : vueIn(affichage), regard };
}

/** Chooses between pictures and rows. */
export function AffichageSwitch() {
  const { list } = useListContext();
  const { vue, regard } = useAffichage();
  const [, setLast] = useLastVue();
  return (
    <SegmentedControl
      size="xs"
      aria-label="Affichage"
      value={regard ? '' : vue}
      onChange={(next) => {
        setLast(vueIn(next));
        // The rows stay the same, and so does the page.
        list.change({ affichage: next, page: list.state.page });
      }}
      data={[...VUES]}
    />
  );
}

function useLastVue() {
  return useLocalStorage<Vue>({
    key: 'bridge.mediatheque.vue',
    defaultValue: 'vignettes',
    getInitialValueInEffect: false,
    deserialize: vueIn,
    serialize: String,
  });
}
