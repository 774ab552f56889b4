-- Events to come whose times were never worked out: the hourly maintenance finds at once that there are none.
CREATE INDEX objets_sans_seances ON objets (indexe_le) WHERE type_bridge = 'evenement' AND seances = '{}' AND prochaine_date IS NOT NULL;
