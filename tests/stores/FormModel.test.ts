import { autorun, configure } from 'mobx';
import { isMobileNumber } from '@/domain/identity';
import { ApiError } from '@/services/ApiError';
import { FormModel } from '@/stores/FormModel';
import { deferred } from '../support/deferred';

const wrongMobile = '请输入11位手机号，以1开头';
const wrongName = '请输入姓名';

function contactForm(
  submit: (values: { mobile: string; name: string }) => Promise<string> = () => Promise.resolve('ok'),
) {
  return new FormModel({
    initial: { mobile: '', name: '' },
    rules: {
      mobile: value => (isMobileNumber(value) ? undefined : wrongMobile),
      name: value => (value ? undefined : wrongName),
    },
    submit,
  });
}

describe('FormModel (design: errors at the field when it is left; validation of specification §5)', () => {
  it('does not scold a person who is still typing', () => {
    const form = contactForm();
    form.set('mobile', '138');
    expect(form.errorOf('mobile')).toBeUndefined();
    expect(form.isValid).toBe(false);
  });

  it('shows the error when the field is left, then follows every change', () => {
    const form = contactForm();
    form.set('mobile', '138');
    form.leave('mobile');
    expect(form.errorOf('mobile')).toBe(wrongMobile);
    expect(form.errorOf('name')).toBeUndefined();
    form.set('mobile', '13812345678');
    expect(form.errorOf('mobile')).toBeUndefined();
    form.set('mobile', '1381234567');
    expect(form.errorOf('mobile')).toBe(wrongMobile);
  });

  it('shows all errors at submit and sends nothing', async () => {
    const submit = jest.fn();
    const form = contactForm(submit);
    await expect(form.submit()).resolves.toBeUndefined();
    expect([form.errorOf('mobile'), form.errorOf('name')]).toEqual([wrongMobile, wrongName]);
    expect(form.firstInvalid).toBe('mobile');
    expect(submit).not.toHaveBeenCalled();
  });

  it('submits once, however often the button is tapped', async () => {
    const answer = deferred<string>();
    const submit = jest.fn(() => answer.promise);
    const form = contactForm(submit);
    form.set('mobile', '13812345678');
    form.set('name', '王小明');
    const first = form.submit();
    const second = form.submit();
    expect(form.isSubmitting).toBe(true);
    answer.resolve('done');
    await expect(first).resolves.toBe('done');
    await expect(second).resolves.toBeUndefined();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledWith({ mobile: '13812345678', name: '王小明' });
    expect(form.isSubmitting).toBe(false);
  });

  it('keeps what was typed when sending fails, says why, and can be sent again', async () => {
    const submit = jest
      .fn<Promise<string>, [unknown]>()
      .mockRejectedValueOnce(new ApiError(-1, '网络错误，请检查网络'))
      .mockResolvedValueOnce('done');
    const form = contactForm(submit);
    form.set('mobile', '13812345678');
    form.set('name', '王小明');
    await form.submit();
    expect(form).toMatchObject({ failure: '网络错误，请检查网络', isSubmitting: false });
    expect(form.values).toEqual({ mobile: '13812345678', name: '王小明' });
    await expect(form.submit()).resolves.toBe('done');
    expect(form.failure).toBeUndefined();
  });

  it('typing takes the failure of the whole form away', async () => {
    const form = contactForm(() => Promise.reject(new ApiError(-1, '验证码错误')));
    form.set('mobile', '13812345678');
    form.set('name', '王小明');
    await form.submit();
    form.set('name', '王晓明');
    expect(form.failure).toBeUndefined();
  });

  it('tells the screen also on engines without Proxy (design: mobx 6 for old hosts)', () => {
    configure({ useProxies: 'never' });
    try {
      const form = contactForm();
      const shown: (string | undefined)[] = [];
      const stop = autorun(() => shown.push(form.errorOf('name')));
      form.leave('name');
      stop();
      expect(shown).toEqual([undefined, wrongName]);
    } finally {
      configure({ useProxies: 'ifavailable' });
    }
  });
});
