export interface ArchiveFile {
  readonly name: string;
  /** In kB of 1,000 bytes, to one decimal. */
  readonly sizeKb: number;
  /** Local time of the building, as `yyyy.mm.dd.hh:mm:ss`. */
  readonly dated: string;
}

/**
 * The 20 fixed files, in the order in which the index lists them; `dated` gives another order.
 * Both orders and the sum of the sizes are part of the fiction, so change them together or not at all.
 * Spec §3, R-ARC-02.
 */
export const archiveFiles: readonly ArchiveFile[] = [
  { name: 'intake_ledger.csv', sizeKb: 2209.0, dated: '2021.03.15.14:21:52' },
  { name: 'bench_minutes.log', sizeKb: 86.2, dated: '2021.03.15.14:21:00' },
  { name: 'consent_form.pdf', sizeKb: 131.4, dated: '2021.03.15.14:22:02' },
  { name: 'juror_five.key', sizeKb: 1.7, dated: '2021.03.15.14:22:04' },
  { name: 'verdict_47001.enc', sizeKb: 0.3, dated: '2021.03.15.14:22:07' },
  { name: 'kitchen.txt', sizeKb: 38.0, dated: '2021.03.15.14:22:52' },
  { name: 'weights_evening.bin', sizeKb: 1024.0, dated: '2021.03.15.14:22:31' },
  { name: 'empathy.schema', sizeKb: 3.1, dated: '2021.03.15.14:22:03' },
  { name: 'appeal.py', sizeKb: 2.9, dated: '2021.03.15.14:22:20' },
  { name: 'heartbeat.dat', sizeKb: 412.6, dated: '2021.03.15.14:22:09' },
  { name: 'margins.xml', sizeKb: 57.8, dated: '2021.03.15.14:22:14' },
  { name: 'witness.db', sizeKb: 64.0, dated: '2021.03.15.14:22:01' },
  { name: 'threshold.ini', sizeKb: 0.9, dated: '2021.03.15.14:21:19' },
  { name: 'tide_table.mat', sizeKb: 630.5, dated: '2021.03.15.14:22:59' },
  { name: 'lost_property.txt', sizeKb: 1.2, dated: '2021.03.15.14:22:47' },
  { name: 'empty_chair.json', sizeKb: 0.4, dated: '2021.03.15.14:22:05' },
  { name: 'doors.log', sizeKb: 29.5, dated: '2021.03.15.14:22:00' },
  { name: 'radiator.warn', sizeKb: 0.2, dated: '2021.03.15.14:21:34' },
  { name: 'evening_lights.cfg', sizeKb: 4.4, dated: '2021.03.15.14:22:40' },
  { name: 'offcut.hex', sizeKb: 2.0, dated: '2021.03.15.14:22:06' },
];
