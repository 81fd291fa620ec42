import { measuredOptions } from './encode-sample';

const PRINTED = `[Parsed_loudnorm_0 @ 0x1]
{
	"input_i" : "-19.32",
	"input_tp" : "-3.01",
	"input_lra" : "2.10",
	"input_thresh" : "-29.50",
	"output_i" : "-15.90",
	"target_offset" : "-0.10"
}`;

describe('measuredOptions', () => {
  it('hands what the first pass printed to the second', () => {
    expect(measuredOptions(PRINTED)).toBe(
      ':measured_I=-19.32:measured_TP=-3.01:measured_LRA=2.1:measured_thresh=-29.5:offset=-0.1',
    );
  });

  it('hands nothing over from silence', () => {
    expect(measuredOptions(PRINTED.replace('-19.32', '-inf'))).toBe('');
  });
});
