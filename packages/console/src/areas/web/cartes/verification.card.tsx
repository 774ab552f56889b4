import { checkCarte, countOf, type EndpointAnswer, formatNumber, objet } from '@bridge/contract';
import { Anchor, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { Fold } from '../../../ui/fold.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from '../web.module.css';

type Verification = EndpointAnswer<typeof checkCarte>;
type Nomme = Verification['sansPosition'][number];

/** The objets that the map cannot show, or shows badly, each with its link. */
export function VerificationCard() {
  const valeurs = useForm((state) => state.values);
  const checking = useMutation({
    mutationFn: () => call(checkCarte, { body: { valeurs } }),
  });
  return (
    <Panel
      title="Vérifier"
      intro="Les objets sans position, loin des autres ou l’un sur l’autre."
      aside={
        <Button variant="default" size="compact-sm" loading={checking.isPending} onClick={() => checking.mutate()}>
          Vérifier la carte
        </Button>
      }
    >
      {checking.error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {sentenceOf(checking.error)}
        </Text>
      )}
      {checking.data && <Trouve {...checking.data} />}
    </Panel>
  );
}

function Trouve({ situes, sansPosition, lointains, superposes }: Verification) {
  const isFine = sansPosition.length + lointains.length + superposes.length === 0;
  return (
    <>
      <Text size="sm" role="status">
        {`${countOf(objet.noun, situes)} sur la carte.${isFine ? ' Rien à signaler.' : ''}`}
      </Text>
      <Partie titre="Sans position" objets={sansPosition} />
      <Partie titre="Loin des autres" objets={lointains} />
      {superposes.length > 0 && (
        <Fold title={`L’un sur l’autre (${formatNumber(superposes.length)})`}>
          <ul className={classes.lines}>
            {superposes.map((groupe) => (
              <li key={groupe.map(({ id }) => id).join()}>
                {groupe.map((one, rank) => (
                  <span key={one.id}>
                    {rank > 0 && ', '}
                    <LienDObjet {...one} />
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

function Partie({ titre, objets }: { readonly titre: string; readonly objets: readonly Nomme[] }) {
  if (objets.length === 0) return null;
  return (
    <Fold title={`${titre} (${formatNumber(objets.length)})`} isOpenFirst={objets.length <= 10}>
      <ul className={classes.lines}>
        {objets.map((one) => (
          <li key={one.id}>
            <LienDObjet {...one} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function LienDObjet({ id, nom }: Nomme) {
  return (
    <Anchor component={Link} to={recordPath(objet, id)} size="sm">
      {nom}
    </Anchor>
  );
}
