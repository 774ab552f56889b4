import { type Avis, correspondance, settleAvis } from '@bridge/contract';
import { Anchor, Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../../api/client.ts';
import { AVIS_KEY } from '../../../api/jobs.ts';
import { showNotice } from '../../../api/notices.ts';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import { formatInstant } from '../../../resource/values/format.ts';
import { withReport } from '../imports.address.ts';
import classes from './avis.module.css';
import { ciblePath, openText, typeAvisLabel, usagesText } from './avis.rules.ts';

const DONE = { ignorer: 'Avis ignoré', relier: 'La correspondance suit le nouveau nom' } as const;

export function AvisLine({ avis }: { readonly avis: Avis }) {
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const path = ciblePath(avis);
  const treating = useMutation({
    mutationFn: (action: keyof typeof DONE) => call(settleAvis, { params: { id: avis.id }, body: { action } }),
    onSuccess: (_, action) => {
      showNotice(DONE[action]);
      if (action === 'relier') void refreshResource(queries, correspondance.id);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: AVIS_KEY }),
  });
  const pending = treating.isPending ? treating.variables : null;
  return (
    <li className={classes.line}>
      <div className={classes.text}>
        <span className={classes.type}>{typeAvisLabel(avis.type)}</span>
        <span>{avis.texte}</span>
        <span className={classes.quiet}>
          {[avis.flux.nom, formatInstant(avis.le, new Date()).relative, usagesText(avis)].join(' · ')}
        </span>
      </div>
      <Group gap="xs">
        {path && (
          <Anchor component={Link} to={path} size="sm">
            {openText(avis)}
          </Anchor>
        )}
        {avis.importation !== null && (
          <Anchor component={Link} to={{ search: withReport(search, avis.importation).toString() }} size="sm">
            Voir l’import
          </Anchor>
        )}
        {avis.type === 'champ-renomme' && (
          <Button size="compact-sm" loading={pending === 'relier'} onClick={() => treating.mutate('relier')}>
            Suivre le nouveau nom
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          loading={pending === 'ignorer'}
          onClick={() => treating.mutate('ignorer')}
        >
          Ignorer
        </Button>
      </Group>
    </li>
  );
}
