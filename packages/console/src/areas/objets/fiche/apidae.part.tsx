import { ecrituresDObjet, type FicheObjet, MODES_D_ECRITURE, type ModeDEcriture, mayAccess } from '@bridge/contract';
import { Anchor, Button, Group, Menu, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../api/session.store.ts';
import { EtatDEcriture } from '../../../catalogue/apidae/etat.tsx';
import { Valeurs } from '../../../catalogue/apidae/valeurs.tsx';
import { formatInstant } from '../../../resource/values/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ecrituresQuery } from './apidae.query.ts';
import { ProposerDialog } from './proposer.dialog.tsx';

const ENVOIS = '/reglages/apidaeEcritures/list';

/** The corrections that Apidae does not know yet, those proposed to it, and the outcome of each. */
export function ApidaePart({ fiche }: { readonly fiche: FicheObjet }) {
  const viewer = useSession((session) => session.viewer);
  const textes = fiche.textesLocaux.map(({ majLe }) => majLe).join();
  const { data } = useQuery({
    ...ecrituresQuery(fiche.objet.id, textes),
    enabled: mayAccess(ecrituresDObjet.access, viewer),
  });
  const [asked, setAsked] = useState<ModeDEcriture | null>(null);
  if (!data || (data.possibles.length === 0 && data.ecritures.length === 0)) return null;
  const { possibles, ecritures } = data;
  const [first] = possibles;
  const corrections = possibles.filter(({ modes }) => modes.includes('MODIFICATION'));
  const others = MODES_D_ECRITURE.filter(
    ({ value }) =>
      value !== 'MODIFICATION' &&
      value !== 'ANNULATION_DEMANDE' &&
      possibles.some(({ modes }) => modes.includes(value)),
  );
  return (
    <Panel
      title="Apidae"
      intro="Ce qui est corrigé ici peut être proposé à la source."
      aside={
        <Group gap="xs">
          {corrections.length > 0 && <Button onClick={() => setAsked('MODIFICATION')}>Proposer à Apidae</Button>}
          {others.length > 0 && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default">Autres demandes</Button>
              </Menu.Target>
              <Menu.Dropdown>
                {others.map(({ value, label }) => (
                  <Menu.Item key={value} onClick={() => setAsked(value)}>
                    {label}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </Group>
      }
    >
      <Stack gap="sm">
        {corrections[0] ? (
          <Valeurs valeurs={corrections[0].valeurs} />
        ) : (
          <Text c="dimmed">{first?.remarques[0] ?? 'Aucune configuration d’écriture n’est active.'}</Text>
        )}
        {ecritures.length > 0 && (
          <ul aria-label="Envois vers Apidae" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {ecritures.map(({ id, etat, message, le }) => (
              <li key={id}>
                <Group gap="sm">
                  <EtatDEcriture etat={etat} />
                  <Anchor component={Link} to={`${ENVOIS}?envoi=${id}`} size="sm">
                    {`Envoi n°\u00a0${id}, ${formatInstant(le, new Date()).relative}`}
                  </Anchor>
                </Group>
                {message !== '' && <Text size="sm">{message}</Text>}
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {asked !== null && (
        <ProposerDialog
          objet={fiche.objet.id}
          mode={asked}
          possibles={possibles.filter(({ modes }) => modes.includes(asked))}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
