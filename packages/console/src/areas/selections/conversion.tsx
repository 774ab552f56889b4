import { countOf, formatNumber, MOST_OBJETS_CHOISIS, objet, objetsDeSelection } from '@bridge/contract';
import { Button } from '@mantine/core';
import { IconFilter, IconListNumbers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { showError, showNotice } from '../../api/notices.ts';
import { useForm, useRecordFormContext } from '../../resource/form/form.context.ts';
import { useRights } from '../../resource/list/actions/use-rights.ts';
import { askYesOrNo } from '../../ui/confirm.tsx';
import type { BrouillonLu } from './brouillon.rules.ts';

const ICON = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** Turns rules into the list of the objets that they keep today, and back. Only the form changes: nothing is saved. */
export function Conversion({ lu }: { readonly lu: BrouillonLu }) {
  const mode = useForm(({ values }) => values.mode);
  if (!useIsTyped()) return null;
  return mode === 'manuelle' ? <VersDynamique /> : <VersManuelle lu={lu} />;
}

/** Whether the form may be typed in, rather than only read. */
function useIsTyped(): boolean {
  const { form } = useRecordFormContext();
  const base = useForm((state) => state.base);
  const { edit } = useRights(form.resource, base);
  return base === null || (edit && !base.archiveLe && !base.supprimeLe);
}

type Complete = Extract<BrouillonLu, { ok: true }>;
type Inclusions = Complete['brouillon']['inclusions'];

/** The objets as a list by hand: those that were pinned keep their positions. */
function inclusionsOf(ids: readonly number[], { inclusions }: Complete['brouillon']): Inclusions {
  const positions = new Map(inclusions.map((inclusion) => [inclusion.objet, inclusion.position]));
  return ids.map((id) => ({ objet: id, position: positions.get(id) ?? null }));
}

function VersManuelle({ lu }: { readonly lu: BrouillonLu }) {
  const { store } = useRecordFormContext().form;
  const reading = useMutation({
    mutationFn: ({ brouillon }: Complete) => call(objetsDeSelection, { body: { brouillon } }),
    onSuccess: ({ ids, total }, { brouillon }) => {
      if (total > ids.length || total > MOST_OBJETS_CHOISIS) showError(tropDe(total));
      else void convert(inclusionsOf(ids, brouillon));
    },
  });
  const convert = async (inclusions: Inclusions) => {
    const agreed = await askYesOrNo({
      title: 'Rendre la sélection manuelle\u00a0?',
      text: `Elle gardera ${countOf(objet.noun, inclusions.length)}, dans cet ordre, et ne suivra plus les règles. Les règles restent là si vous y revenez.`,
      confirm: 'Rendre manuelle',
      cancel: 'Ne rien faire',
    });
    if (!agreed) return;
    const { setValue } = store.getState();
    setValue('inclusions', inclusions);
    setValue('mode', 'manuelle');
    showNotice('La liste est prête. Enregistrez pour la garder.');
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconListNumbers {...ICON} />}
      disabled={!lu.ok}
      loading={reading.isPending}
      onClick={() => lu.ok && reading.mutate(lu)}
    >
      Rendre manuelle
    </Button>
  );
}

function VersDynamique() {
  const { store } = useRecordFormContext().form;
  const convert = () => {
    store.getState().setValue('mode', 'dynamique');
    showNotice('La sélection suit de nouveau ses règles. La liste reste là si vous y revenez.');
  };
  return (
    <Button variant="default" size="compact-sm" leftSection={<IconFilter {...ICON} />} onClick={convert}>
      Rendre dynamique
    </Button>
  );
}

function tropDe(total: number): string {
  const most = formatNumber(MOST_OBJETS_CHOISIS);
  return `Une sélection manuelle garde ${most} objets au plus, et celle-ci en a ${formatNumber(total)}. Précisez les règles, ou donnez un nombre maximal.`;
}
