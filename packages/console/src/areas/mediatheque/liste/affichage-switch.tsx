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

/** What the address may name. Without a word, the way in which one looked last. */
export const AFFICHAGES: readonly string[] = [...VUES.map(({ value }) => value), ...REGARDS.map(({ id }) => id)];

const vueIn = (text: string | undefined): Vue => VUES.find(({ value }) => value === text)?.value ?? 'vignettes';

/** How the médias are looked at: as pictures, as rows, or only those that deserve a look. */
export function useAffichage(): { readonly vue: Vue; readonly regard: RegardId | null } {
  const { affichage } = useListContext().list.state;
  const [last] = useLastVue();
  const regard = isRegard(affichage) ? affichage : null;
  return { vue: affichage === '' || regard ? last : vueIn(affichage), regard };
}

/** Pictures, or rows. */
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
        // Another look at the same rows: the page stays.
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
