/** Columns of every stored request, and names that lists of requests add: no field of a form may have them. */
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
