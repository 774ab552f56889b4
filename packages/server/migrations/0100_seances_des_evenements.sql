-- The next times of an event, with their hours, in minutes from the midnight of « indexe_le »: sorted by next date, what is over today
-- gives way to what is to come, and events of one day stand in the order of their hours. The maintenance fills them.
ALTER TABLE objets ADD seances int4range[] NOT NULL DEFAULT '{}';
