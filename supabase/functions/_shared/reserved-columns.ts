/** Columns a stored request has of its own, and what lists of requests add: no field of a form can bear these names. */
export const reservedColumns: readonly string[] = [
  'id',
  'arrival',
  'form',
  'created_at',
  'status',
  'handled_at',
  'suspicion',
  'submission_key',
  'fingerprint',
  'mail_state',
  'is_test',
  'page_language',
]
