import { ACTIONS_IMPORTATION, type EndpointAnswer, type listChangements, objet as objets } from '@bridge/contract';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { actionText, type Temps } from '../../../catalogue/importation/importation.rules.ts';
import { recordPath } from '../../../resource/record-path.ts';
import { Dot } from '../../../ui/dot.tsx';
import { ChangementDiff } from './changement-diff.tsx';
import classes from './report.module.css';

interface Props {
  readonly importation: number;
  readonly temps: Temps;
  readonly item: EndpointAnswer<typeof listChangements>['items'][number];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function ChangementLine({ importation, temps, item, isOpen, onToggle }: Props) {
  const details = useId();
  const colour = ACTIONS_IMPORTATION.find(({ value }) => value === item.action)?.colour ?? 'gray';
  return (
    <li data-open={isOpen || undefined}>
      <div className={classes.objet}>
        <UnstyledButton className={classes.toggle} aria-expanded={isOpen} aria-controls={details} onClick={onToggle}>
          <IconChevronRight size={16} className={classes.chevron} aria-hidden />
          <span className={classes.name}>{item.nom || 'Sans nom'}</span>
          <span className={classes.quiet}>{item.identifiant}</span>
          <span className={classes.action}>
            <Dot colour={colour} />
            {actionText(item.action, temps)}
          </span>
        </UnstyledButton>
        {item.objet !== null && (
          <Link
            to={recordPath(objets, item.objet)}
            className={classes.link}
            aria-label={`Ouvrir l’objet\u00a0: ${item.nom || item.identifiant}`}
          >
            Objet
          </Link>
        )}
      </div>
      <div id={details} hidden={!isOpen}>
        {isOpen && <ChangementDiff importation={importation} temps={temps} identifiant={item.identifiant} />}
      </div>
    </li>
  );
}
