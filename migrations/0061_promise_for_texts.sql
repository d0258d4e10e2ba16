-- Texts and names had the promise of photos; where a site chose it, it goes on being theirs.
update sites set settings = settings || jsonb_build_object('text_promise_minutes', settings->'photo_promise_minutes')
 where settings ? 'photo_promise_minutes' and not settings ? 'text_promise_minutes';
